export default function ForgotPasswordPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Password</h1>
}
