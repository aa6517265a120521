export default function TermsPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Terms</h1>
}
