import { useLocation, useNavigationType } from 'react-router'

/** Whether a Resume link led here. Reloading and going back keep the state of history, too, but are not a press. */
export function useResumes(): boolean {
  const { state } = useLocation()
  return useNavigationType() !== 'POP' && state?.resume === true
}
