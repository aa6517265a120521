import { useLocation, useNavigationType } from 'react-router'

/** Whether a link that says Resume led here. A page that is loaded anew or gone back to keeps that state, but nobody pressed. */
export function useResumes(): boolean {
  const { state } = useLocation()
  return useNavigationType() !== 'POP' && state?.resume === true
}
