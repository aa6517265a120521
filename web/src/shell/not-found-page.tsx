export default function NotFoundPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Not found</h1>
}
