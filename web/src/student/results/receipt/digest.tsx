/** A digest in groups that stay whole, as one copies it by hand. */
export function Digest({ digest }: { readonly digest: string }) {
  return (
    <p className="flex max-w-88 flex-wrap gap-x-3 gap-y-1 font-mono text-lg [word-break:keep-all]" translate="no">
      {digest.split(' ').map((group, index) => (
        <span key={`${index} ${group}`}>{group} </span>
      ))}
    </p>
  )
}
