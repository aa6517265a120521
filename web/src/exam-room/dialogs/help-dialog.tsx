import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { useTexts as useRoomTexts } from '../texts.ts'
import { useTexts } from './help-texts.ts'

export function HelpDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const texts = useTexts()
  const { close } = useRoomTexts()
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{close}</Button>}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {texts.keys.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt className="font-semibold">{keys}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
