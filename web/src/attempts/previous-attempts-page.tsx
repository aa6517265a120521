export default function PreviousAttemptsPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Attempts</h1>
}
