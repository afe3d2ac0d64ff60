import { useListContext, useTranslate } from 'react-admin';
import { PENDENCIAS } from '../../../domain/cliente/pendencias.ts';
import type { ChoiceFilter } from '../../kit/lists/ListFilters.tsx';
import { useBroughtFilters } from '../../kit/lists/useBroughtFilters.ts';
import { useRamos, useRoteiros } from './useLookups.ts';

/**
 * The filters of the list of clients, beside the text.
 *
 * @param offersMore whether the server knows those of branch and route, which are our own
 */
export function useClienteFilters(offersMore: boolean): readonly ChoiceFilter[] {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const ramos = useRamos();
  const roteiros = useRoteiros();
  const label = (name: string) => translate(`cliente.filter.${name}`);
  const own: readonly ChoiceFilter[] = [
    {
      name: 'idRamoAtividade',
      label: label('branch'),
      choices: ramos.choices(filterValues.idRamoAtividade),
      width: 160,
    },
    { name: 'idRoteiro', label: label('route'), choices: roteiros.choices(filterValues.idRoteiro), width: 160 },
    { name: 'pendencia', label: label('pending'), choices: PENDENCIAS, width: 160 },
  ];
  const brought = useBroughtFilters(own.map(({ name }) => name));
  return [
    { name: 'flagMedidor', label: label('meter'), kind: 'simNao', width: 185 },
    { name: 'flagAtivo', label: label('status'), kind: 'situacao', width: 130 },
    ...(offersMore ? own : []),
    ...brought,
  ];
}
