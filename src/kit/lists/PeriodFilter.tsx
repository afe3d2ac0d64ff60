import { useListContext } from 'react-admin';
import { PeriodForm } from './PeriodForm.tsx';

/** The period of the list around it, `dtInicio` and `dtFim` of the filter in its address. */
export function PeriodFilter() {
  const { filterValues, setFilters } = useListContext();
  return <PeriodForm period={filterValues} onPeriod={(period) => setFilters({ ...filterValues, ...period })} />;
}
