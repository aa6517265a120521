export default function PrivacyPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Privacy</h1>
}
