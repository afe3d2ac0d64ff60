import { useListContext } from 'react-admin';
import { logUsuarios } from '../../../reports/log-usuarios/definition.ts';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import { SubscribeButton } from '../../kit/reports/SubscribeButton.tsx';

/** PDF, Excel and subscription of the log as filtered; files are loaded off the page, for they hold more than its entries. */
export function LogReport() {
  const { filterValues: filter, sort } = useListContext();
  const filters = { filter, sort };
  return (
    <>
      <PdfLink report={logUsuarios} filters={filters} />
      <ExcelButton report={logUsuarios} filters={filters} />
      <SubscribeButton compact report={logUsuarios} filters={filters} />
    </>
  );
}
