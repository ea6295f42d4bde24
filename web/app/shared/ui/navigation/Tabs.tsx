import '../press-style.ts'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'

export interface TabItem {
  id: string
  title: string
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly TabItem[]
  selected?: string
  onChange?: (id: string) => void
}

/** Parts of one page, one at a time. Pages of their own are links instead. */
export function Tabs({ label, tabs, selected, onChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onChange?.(String(key))}>
      <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-hairline">
        {tabs.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="flex min-h-11 cursor-pointer items-center border-b-2 border-transparent whitespace-nowrap text-muted outline-offset-[-2px] hover:text-brass data-selected:border-brass data-selected:font-medium data-selected:text-ink"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-5">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
