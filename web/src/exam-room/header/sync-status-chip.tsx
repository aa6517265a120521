import { Check, CloudOff, HardDrive, RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { useOnline } from '../../shared/lib/online.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import type { Connection } from '../engine/delivery/sync.ts'
import { useSession } from '../session-context.ts'
import { type Texts, useTexts } from '../texts.ts'

/** Whether the server has everything, in two words. */
export function SyncStatusChip() {
  const texts = useTexts()
  const session = useSession()
  const connection = useValue(session.sync.connection)
  const stored = useValue(session.isStored)
  const online = useOnline()
  const { Icon, text, warns } = look(texts, connection, stored, online)
  return (
    <span
      className={classNames('flex items-center gap-1 text-xs', warns ? 'font-semibold text-warn' : 'text-ink-soft')}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {text}
      <Announcement connection={connection} stored={stored} online={online} />
    </span>
  )
}

function look(texts: Texts, { status, waiting }: Connection, stored: boolean, online: boolean) {
  if (!stored && waiting > 0) return { Icon: HardDrive, text: texts.syncStatus.notStored, warns: true }
  switch (status) {
    case 'saved':
      return { Icon: Check, text: texts.syncStatus.saved, warns: false }
    case 'saving':
    case 'held':
      return { Icon: RefreshCw, text: texts.syncStatus.saving, warns: false }
    case 'unreachable':
      return { Icon: CloudOff, text: texts.syncStatus[online ? 'noServer' : 'offline'](waiting), warns: true }
    case 'signed-out':
      return { Icon: CloudOff, text: texts.syncStatus.signedOut(waiting), warns: true }
  }
}

type Announced = { readonly connection: Connection; readonly stored: boolean; readonly online: boolean }

/** Says only what changes what the student should do, and once. */
function Announcement({ connection, stored, online }: Announced) {
  const texts = useTexts()
  const said = useRef('')
  if (!stored) said.current = texts.syncStatus.notStoredLong
  else if (connection.status === 'unreachable') said.current = texts.syncStatus[online ? 'noServerLong' : 'offlineLong']
  else if (connection.status === 'saved' && said.current !== '') said.current = texts.syncStatus.backOnline
  return (
    <span aria-live="polite" className="sr-only">
      {said.current}
    </span>
  )
}
