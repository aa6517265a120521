export default function OtherProfilePage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">Profile</h1>
}
