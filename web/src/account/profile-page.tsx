import type { MetaArgs } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { OwnProfile } from './own-profile.tsx'
import { texts } from './texts.ts'

export function meta(args: MetaArgs) {
  return [...pageMeta(args, texts.profile.title), { name: 'robots', content: 'noindex' }]
}

export default function ProfilePage() {
  return <OwnProfile />
}
