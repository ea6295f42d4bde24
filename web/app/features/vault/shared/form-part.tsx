import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'

const LOST =
  'This part could not be loaded. What you entered is still here. Please check your connection and try again.'

/**
 * A part of a form that comes when it is opened. Unlike other chunks of script it never makes the page load
 * again, for that would lose what the form holds: where it does not come, that is said in its place, and it
 * can be asked for again.
 *
 * @param name its own, among all such parts
 */
export function formPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function FormPart(props: Props) {
    const {
      data: Part,
      isError,
      refetch,
    } = useQuery({
      queryKey: ['form-part', name],
      queryFn: load,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
    })
    if (Part) return <Part {...props} />
    return (
      <FormFailure text={isError ? LOST : null}>
        <button type="button" className="text-link min-h-11" onClick={() => void refetch()}>
          Try again
        </button>
      </FormFailure>
    )
  }
}
