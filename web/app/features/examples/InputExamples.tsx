import { useState } from 'react'
import { ComboBox, type Choice } from '../../shared/ui/inputs/ComboBox.tsx'
import { MultiPicker } from '../../shared/ui/inputs/MultiPicker.tsx'
import { refuseFiles } from '../../shared/ui/inputs/refuse-files.ts'
import { UploadQueue } from '../../shared/ui/inputs/upload-queue.ts'
import { Uploader } from '../../shared/ui/inputs/Uploader.tsx'
import { Example, ExampleSection } from './Example.tsx'
import { sampleTags } from './sample-objects.ts'

const photos = {
  accepts: ['image/jpeg', 'image/png', 'image/webp'],
  kinds: 'JPEG, PNG or WebP',
  maxBytes: 12_000_000,
}

/** Nothing leaves the browser here: what is chosen counts as sent at once. */
const sampleQueue = () =>
  new UploadQueue<null>({
    refuse: refuseFiles(photos),
    send: (file, { onProgress }) => {
      onProgress(file.size, file.size)
      return Promise.resolve(null)
    },
  })

export function InputExamples() {
  const [maker, setMaker] = useState<number | null>(2)
  const [tags, setTags] = useState<readonly Choice[]>(sampleTags.slice(0, 2))
  const [known, setKnown] = useState<readonly Choice[]>(sampleTags)
  const [queue] = useState(sampleQueue)
  const create = (name: string) => {
    const tag = { id: known.length + 1, name }
    setKnown([...known, tag])
    setTags([...tags, tag])
  }
  return (
    <ExampleSection title="Inputs">
      <Example name="Combo box">
        <div className="max-w-sm">
          <ComboBox
            label="Maker"
            choices={['Hester Bateman', 'Josiah Wedgwood', 'Paul Revere'].map((name, place) => ({
              id: place + 1,
              name,
              note: place === 2 ? 'Boston' : undefined,
            }))}
            selected={maker}
            onChange={setMaker}
            hint="Type a few letters of the name."
          />
        </div>
      </Example>
      <Example name="Combo box with a problem">
        <div className="max-w-sm">
          <ComboBox
            label="Insurer"
            choices={[]}
            selected={null}
            onChange={() => undefined}
            problem="Please choose an insurer."
          />
        </div>
      </Example>
      <Example name="Several of many">
        <div className="max-w-sm">
          <MultiPicker
            label="Tags"
            choices={known}
            picked={tags}
            onChange={setTags}
            onCreate={create}
            max={5}
            hint="Up to five."
          />
        </div>
      </Example>
      <Example name="Files">
        <div className="max-w-xl">
          <Uploader
            label="Drop photos here"
            queue={queue}
            accepts={photos.accepts}
            hint="JPEG, PNG or WebP, up to 12 MB each."
          />
        </div>
      </Example>
    </ExampleSection>
  )
}
