import { saveFile } from '../account/save-file.ts'
import { Button } from '../ui/button.tsx'
import { texts } from './texts.ts'

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <p>{texts.recovery.text}</p>
      <ul className="figures grid gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`)}>
          {texts.recovery.save}
        </Button>
        <Button onClick={onDone}>{texts.recovery.done}</Button>
      </div>
    </div>
  )
}
