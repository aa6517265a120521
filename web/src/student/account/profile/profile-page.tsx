import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { useTexts } from '../texts.ts'
import { OwnProfile } from './own-profile.tsx'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.profile.title), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function ProfilePage() {
  return <OwnProfile />
}
