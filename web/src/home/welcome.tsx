import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '../lib/site.ts'
import { readStored, writeStored } from '../lib/stored.ts'
import type { WelcomeDialogProps } from './welcome-dialog.tsx'

const AFTER_MILLIS = 500

/** Greets a visitor once per session of the browser; nothing of it is loaded before. */
export function Welcome() {
  const { popup } = useSite()
  const [Dialog, setDialog] = useState<ComponentType<WelcomeDialogProps> | null>(null)
  const [open, setOpen] = useState(true)
  const wanted = popup !== null
  useEffect(() => {
    if (!wanted || readStored('welcomed', 'sessionStorage') !== null) return
    const timer = setTimeout(() => {
      import('./welcome-dialog.tsx').then(
        ({ WelcomeDialog }) => {
          writeStored('welcomed', 'yes', 'sessionStorage')
          setDialog(() => WelcomeDialog)
        },
        () => {}, // no network: no greeting
      )
    }, AFTER_MILLIS)
    return () => clearTimeout(timer)
  }, [wanted])
  return Dialog && popup ? <Dialog popup={popup} open={open} onClose={() => setOpen(false)} /> : null
}
