import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useTexts } from '../texts.ts'

export function HelpDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const texts = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.help.title}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {texts.help.keys.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt className="font-semibold">{keys}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
