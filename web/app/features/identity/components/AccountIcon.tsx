import { LineIcon } from '../../../shared/ui/icons.tsx'

export function AccountIcon() {
  return (
    <LineIcon grid={24} size={22} strokeLinecap="round" strokeWidth="1.75" className="shrink-0">
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </LineIcon>
  )
}
