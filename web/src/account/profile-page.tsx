import { pageMeta } from '../page-meta.ts'
import { OwnProfile } from './own-profile.tsx'
import { texts } from './texts.ts'

export function meta() {
  return [...pageMeta(texts.profile.title), { name: 'robots', content: 'noindex' }]
}

export default function ProfilePage() {
  return <OwnProfile />
}
