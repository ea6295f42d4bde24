import { Outlet } from 'react-router'
import { ExampleFrame } from '../features/example-vault/ExampleFrame.tsx'

export default function ExampleVault() {
  return (
    <ExampleFrame>
      <Outlet />
    </ExampleFrame>
  )
}
