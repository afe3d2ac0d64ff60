import { createContext, useContext } from 'react';
import { tellsErased } from '../../kit/feedback/gone.ts';

/** What a client's page does once it is told that the person was erased, in the server's words. */
export const ErasedContext = createContext<(told: string) => void>(() => {});

/** For a form of a client's: tells its page where a save failed because the person was erased. */
export function useTellErased(): (error: Error) => void {
  const onErased = useContext(ErasedContext);
  return (error) => {
    if (tellsErased(error)) onErased(error.message);
  };
}
