import { useEffect, useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useTexts } from './texts.ts'

/** Whether a material is saved, undefined until that is known, and a toggle with an optimistic update. */
export function useSavedMaterial(id: number, token: string | null) {
  const texts = useTexts()
  const [saved, setSaved] = useState<boolean>()
  useEffect(() => {
    if (token === null) return
    const controller = new AbortController()
    call('GET /library/materials/', { signal: controller.signal, token }).then(
      (all) => setSaved(all.some((one) => one.id === id)),
      () => {}, // the page can be read without the button
    )
    return () => controller.abort()
  }, [id, token])

  const set = async (wanted: boolean) => {
    setSaved(wanted)
    const params = { materialId: id }
    try {
      if (wanted) await call('PUT /library/materials/:materialId/', { params })
      else await call('DELETE /library/materials/:materialId/', { params })
    } catch {
      setSaved(!wanted)
      showToast({ tone: 'bad', text: texts.saveFailed })
    }
  }
  return { saved, set }
}
