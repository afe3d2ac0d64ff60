import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { NotFound } from '../kit/feedback/NotFound.tsx';

/** The page of one record: its id, and what follows it in the address. */
export type RecordPage = ComponentType<{ id: number; part: string }>;

/** Gives a page the record's id of the address; what is no id is no page. */
export function OfRecord({ page: Page }: { page: RecordPage }) {
  const { id = '', '*': part = '' } = useParams();
  return /^\d+$/.test(id) ? <Page key={id} id={Number(id)} part={part} /> : <NotFound />;
}
