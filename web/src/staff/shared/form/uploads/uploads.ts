import { createContext, useCallback, useContext, useState } from 'react'

type Follow = (upload: () => Promise<unknown>) => Promise<unknown>

const Uploads = createContext<Follow>((upload) => upload())

/** Around the controls of a form. */
export const UploadsOf = Uploads.Provider

/** For controls that upload: the form around knows of it until it has ended. */
export const useUpload = (): Follow => useContext(Uploads)

/** The uploads of a form. */
export function useUploads() {
  const [running, setRunning] = useState(0)
  const [failed, setFailed] = useState(0)
  const follow = useCallback<Follow>(async (upload) => {
    setRunning((count) => count + 1)
    try {
      return await upload()
    } catch (error) {
      setFailed((count) => count + 1)
      throw error
    } finally {
      setRunning((count) => count - 1)
    }
  }, [])
  return { follow, isUploading: running > 0, failed }
}
