export default function HomePage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Home</h1>
}
