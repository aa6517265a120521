export default function GoogleCallbackPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Google</h1>
}
