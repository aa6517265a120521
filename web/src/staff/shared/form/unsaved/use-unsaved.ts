import { useEffect, useRef, useState } from 'react'
import { type Unsaved, unsavedForm } from './unsaved-form.ts'

type Options<Value, Version> = {
  /** Names the form on this device. */
  readonly form: string
  /** What the server has, or the blank form, and its version. */
  readonly saved: Value
  readonly version: Version
}

/** What is typed into a form: kept on the device until it is saved or left on purpose, and back after a reload or a crash. */
export function useUnsaved<Value extends object, Version extends string | number | null>({
  form,
  saved,
  version,
}: Options<Value, Version>) {
  const [stored] = useState(() => unsavedForm<Value, Version>(form))
  const [restored, setRestored] = useState<Unsaved<Value, Version>>()
  const [first, setFirst] = useState(saved)
  const [value, setValue] = useState<Value>(saved)
  const typedOver = restored ? restored.version : version
  const isClean = JSON.stringify(value) === JSON.stringify(first)
  const clean = useRef(isClean)
  clean.current = isClean

  useEffect(() => {
    if (isClean) stored.forget()
    else stored.store({ value, version: typedOver }, Date.now())
  }, [stored, value, isClean, typedOver])

  useEffect(() => {
    let isOpen = true
    const restore = async () => {
      const left = await stored.takeOver(Date.now(), () => isOpen && clean.current)
      if (!left) return
      setRestored(left)
      setValue((blank) => ({ ...blank, ...left.value }))
    }
    void restore()
    return () => {
      isOpen = false
      stored.close()
    }
  }, [stored])

  const end = (next: Value) => {
    clean.current = true
    stored.forget()
    setRestored(undefined)
    setFirst(next)
  }
  /** To begin anew from there. */
  const reset = (next: Value) => {
    end(next)
    setValue(next)
  }
  return {
    value,
    change: setValue,
    /** What the typed values are compared with. */
    first,
    /** The version that the values were typed over. */
    version: typedOver,
    clean,
    isRestored: restored !== undefined,
    /** Somebody saved it after the restored values were typed. */
    isOutdated: restored !== undefined && restored.version !== version,
    /** After saving; what is typed next begins from there. */
    end,
    forget: stored.forget,
    reset,
    discard: () => reset(first),
  }
}
