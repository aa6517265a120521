export default function LoginPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Login</h1>
}
