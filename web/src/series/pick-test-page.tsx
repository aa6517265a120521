export default function PickTestPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Tests</h1>
}
