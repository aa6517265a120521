import { useQuery } from '@tanstack/react-query'
import { generate } from 'lean-qr'
import { call } from '../../shared/lib/api/api.ts'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { texts } from '../texts.ts'
import { signInTexts } from './sign-in-texts.ts'

/** A new key for the app: as a picture, and to be typed. Asked for once: each new one makes the one before void. */
export function NewKey() {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'new key'],
    queryFn: () => call('POST /staff/second-step/start/'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (error) return <ErrorNotice text={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mx-auto size-52" />
  return (
    <div className="flex flex-col gap-4">
      <p>{signInTexts.enrol.scan}</p>
      <QrCode text={data.address} label={signInTexts.enrol.picture} />
      <a href={data.address} className="inline-flex min-h-11 items-center self-start text-accent underline sm:hidden">
        {signInTexts.enrol.open}
      </a>
      <p>
        {signInTexts.enrol.type}
        <code className="figures mt-1 block break-all rounded-md bg-sunken px-3 py-2 font-semibold">
          {data.key.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </div>
  )
}

const QUIET = 4 // the white border that readers need, in modules

/** Dark on white, whatever the page's colours are: readers expect it so. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const bitmap = generate(text)
  const path: string[] = []
  for (let y = 0; y < bitmap.size; y++) {
    for (let x = 0; x < bitmap.size; x++) if (bitmap.get(x, y)) path.push(`M${x} ${y}h1v1h-1z`)
  }
  const whole = bitmap.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-md"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="white" />
      <path d={path.join('')} fill="black" />
    </svg>
  )
}
