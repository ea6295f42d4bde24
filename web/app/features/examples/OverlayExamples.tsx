import { useState } from 'react'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { Sheet } from '../../shared/ui/Sheet.tsx'
import { LightboxOnDemand } from '../../shared/ui/overlays/LightboxOnDemand.tsx'
import { showToast } from '../../shared/ui/overlays/toasts.ts'
import { Tooltip } from '../../shared/ui/overlays/Tooltip.tsx'
import { Breadcrumbs } from '../../shared/ui/navigation/Breadcrumbs.tsx'
import { ActionMenu } from '../../shared/ui/navigation/ActionMenu.tsx'
import { Tabs } from '../../shared/ui/navigation/Tabs.tsx'
import { Example, ExampleSection } from './Example.tsx'

const photos = [
  { src: '/images/placeholder.svg', alt: 'The object from the front' },
  { src: '/images/no-results.svg', alt: 'The mark on its base' },
]

export function OverlayExamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const [photo, setPhoto] = useState<number | null>(null)
  const close = () => setOpen(null)
  return (
    <ExampleSection title="Navigation and what lies over the page">
      <Example name="Breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { title: 'Dictionary', path: '/dictionary' },
            { title: 'Metals', path: '/dictionary/c/metals' },
          ]}
          here="Silver"
        />
      </Example>
      <Example name="Tabs">
        <Tabs
          label="The object"
          tabs={[
            { id: 'details', title: 'Details', content: 'What is known of it.' },
            { id: 'value', title: 'Value', content: 'What it is worth.' },
          ]}
        />
      </Example>
      <div className="flex flex-wrap items-center gap-3">
        <ActionMenu
          label="Actions for the vase"
          actions={[
            { id: 'edit', title: 'Edit', onAction: () => showToast({ text: 'Edit was chosen.' }) },
            { id: 'move', title: 'Move', isDisabled: true, onAction: () => undefined },
            { id: 'delete', title: 'Delete', isDangerous: true, onAction: () => setOpen('dialog') },
          ]}
        />
        <button type="button" className="button-plain" onClick={() => setOpen('dialog')}>
          Ask first
        </button>
        <button type="button" className="button-plain" onClick={() => setOpen('sheet')}>
          Open a dialog
        </button>
        <button type="button" className="button-plain" onClick={() => setPhoto(0)}>
          Open the photos
        </button>
        <button
          type="button"
          className="button-plain"
          onClick={() =>
            showToast({
              text: 'The vase was moved.',
              undo: () => showToast({ text: 'The vase is back in its place.' }),
            })
          }
        >
          Show a toast with Undo
        </button>
        <button
          type="button"
          className="button-plain"
          onClick={() => showToast({ text: 'The vase could not be moved.', kind: 'failed' })}
        >
          Show a failure
        </button>
        <Tooltip text="Made from similar items that were sold.">
          <button type="button" className="button-plain">
            What is this?
          </button>
        </Tooltip>
      </div>
      <ConfirmDialog
        open={open === 'dialog'}
        title="Delete the vase?"
        text="Its photos are deleted with it."
        confirm="Delete"
        onCancel={close}
        onConfirm={close}
      />
      <Sheet title="A dialog" open={open === 'sheet'} onClose={close}>
        <p>What it asks for stands here.</p>
      </Sheet>
      <LightboxOnDemand photos={photos} openAt={photo} onClose={() => setPhoto(null)} />
    </ExampleSection>
  )
}
