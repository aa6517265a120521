export default function IcetPage() {
  return <h1 className="page-width py-16 font-semibold text-3xl">ICET</h1>
}
