import { useListContext } from 'react-admin';
import { logUsuarios } from '../../../reports/log-usuarios/definition.ts';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';

/** PDF and Excel of the log as filtered, loaded off the page: they hold more than its page of entries. */
export function LogReport() {
  const { filterValues: filter, sort } = useListContext();
  const filters = { filter, sort };
  return (
    <>
      <PdfLink report={logUsuarios} filters={filters} />
      <ExcelButton report={logUsuarios} filters={filters} />
    </>
  );
}
