export default function SignupPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Signup</h1>
}
