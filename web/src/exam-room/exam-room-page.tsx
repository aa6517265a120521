import { Outlet } from 'react-router'

export default function ExamRoomPage() {
  return <Outlet />
}
