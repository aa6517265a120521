import { saveFile } from '../../shared/lib/save-file.ts'
import { Button } from '../../shared/ui/button.tsx'
import { signInTexts } from './sign-in-texts.ts'

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <p>{signInTexts.recovery.text}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`)}>
          {signInTexts.recovery.save}
        </Button>
        <Button onClick={onDone}>{signInTexts.recovery.done}</Button>
      </div>
    </div>
  )
}
