import { Download } from 'lucide-react'
import { startTransition, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { failureText } from '../forms/failure-text.ts'
import { LogoutButton } from '../sign-out/logout-button.tsx'
import { useTexts } from '../texts.ts'
import { EraseDialog } from './erase-dialog.tsx'

/** Download or erase the data of one's account, or log out. */
export function AccountData({ userId }: { readonly userId: number }) {
  const texts = useTexts()
  const [reading, setReading] = useState(false)
  const [erasing, setErasing] = useState(false)
  const download = async () => {
    setReading(true)
    try {
      const data = await call('GET /accounts/user/export/')
      saveFile(texts.data.exportFile, JSON.stringify(data, null, 2))
    } catch (error) {
      showToast({ act: 'export', tone: 'bad', text: failureText(texts, error, texts.data.exportFailed) })
    } finally {
      setReading(false)
    }
  }
  return (
    <section className="mt-10 flex flex-col gap-6">
      <h2 className="font-semibold text-2xl">{texts.data.title}</h2>
      <div className="flex flex-col items-start gap-3">
        <p className="text-ink-soft">{texts.data.exportText}</p>
        <Button
          variant="secondary"
          busy={reading}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={download}
        >
          {texts.data.export}
        </Button>
      </div>
      <div className="flex flex-col items-start gap-3">
        <p className="text-ink-soft">{texts.data.eraseText}</p>
        <Button variant="danger" onClick={() => startTransition(() => setErasing(true))}>
          {texts.data.erase}
        </Button>
      </div>
      <div className="border-line border-t pt-6">
        <LogoutButton className="" />
      </div>
      <EraseDialog userId={userId} open={erasing} onClose={() => setErasing(false)} />
    </section>
  )
}
