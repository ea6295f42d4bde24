import '../../../shared/ui/press-style.ts'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'

interface UploadAreaProps {
  /** 'Photos' */
  label: string
  /** 'Drop photos here or paste them.': a finger can do neither. */
  dropHint: string
  /** What is taken, for everybody. */
  hint: string
  /** As the browser's picker takes them. */
  accepts: readonly string[]
  multiple: boolean
  /** The words of the buttons. */
  choose: string
  capture: string
  /** What a save could not do. */
  problems: readonly string[]
  /** Why files were not taken, each until it is removed. */
  refused: readonly string[]
  onRemove: (place: number) => void
  onFiles: (files: File[]) => void
  /** Whether files that are pasted are meant for here. */
  takesPasted: (file: File) => boolean
  children?: ReactNode
}

/** Below this a page scrolls up to what is wrong with files. */
const PHONE = '(width < 768px)'

/**
 * Where files come in: by drop, by paste, by the camera and from a folder. What is wrong with them stands at
 * the top.
 */
export function UploadArea({
  label,
  dropHint,
  hint,
  accepts,
  multiple,
  choose,
  capture,
  problems,
  refused,
  onRemove,
  onFiles,
  takesPasted,
  children,
}: UploadAreaProps) {
  const area = useRef<HTMLElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])].filter(takesPasted)
      if (files.length > 0) onFiles(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onFiles, takesPasted])
  const id = useId()
  const wrong = [...problems, ...refused].join('\n')
  useEffect(() => {
    if (wrong !== '' && matchMedia(PHONE).matches) area.current?.scrollIntoView()
  }, [wrong])

  return (
    <section ref={area} aria-label={label} className="scroll-mt-4">
      <h2 className="text-2xl font-medium">{label}</h2>
      <div role="alert" className={wrong ? 'mt-3 border-l-2 border-oxblood py-1 pl-4 text-oxblood' : ''}>
        {problems.map((problem, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have the same sentence
          <p key={place}>{problem}</p>
        ))}
        {refused.map((problem, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have the same sentence
          <div key={place} className="flex flex-wrap items-center gap-x-4">
            <p id={`${id}-${place}`}>{problem}</p>
            <Button
              className="text-link min-h-11"
              aria-describedby={`${id}-${place}`}
              onPress={() => {
                onRemove(place)
                chooser.current?.focus()
              }}
            >
              Remove<span className="sr-only"> refused file {place + 1}</span>
            </Button>
          </div>
        ))}
      </div>
      <DropZone
        aria-label={`Drop ${label.toLowerCase()} here`}
        className="mt-4 flex flex-col items-center gap-3 border border-dashed border-edge px-4 py-7 text-center data-drop-target:border-brass data-drop-target:bg-sunken"
        onDrop={({ items }) =>
          void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(onFiles)
        }
      >
        <p className="text-sm text-muted">
          <span className="pointer-coarse:hidden">{dropHint} </span>
          {hint}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <FileTrigger
            allowsMultiple={multiple}
            acceptedFileTypes={[...accepts]}
            onSelect={(files) => onFiles([...(files ?? [])])}
          >
            <Button ref={chooser} data-chooses="" className="button-plain">
              {choose}
            </Button>
          </FileTrigger>
          <CameraButton words={capture} accepts={accepts} onFiles={onFiles} />
        </div>
      </DropZone>
      {children}
    </section>
  )
}

/**
 * Opens the camera where the device has one: shown where fingers are, since other browsers would only open
 * the same dialog again.
 */
function CameraButton({
  words,
  accepts,
  onFiles,
}: {
  words: string
  accepts: readonly string[]
  onFiles: (files: File[]) => void
}) {
  return (
    <div className="hidden pointer-coarse:block">
      <FileTrigger
        defaultCamera="environment"
        acceptedFileTypes={accepts.filter((type) => type.includes('/'))}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button className="button-plain">{words}</Button>
      </FileTrigger>
    </div>
  )
}
