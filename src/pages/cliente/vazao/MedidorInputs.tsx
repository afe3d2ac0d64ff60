import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isCalendarDate } from '../../../../domain/calendar.ts';
import { calibrationDates } from '../../../../domain/leitura/calibration.ts';
import type { Value } from '../../../../resources/kinds.ts';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { GRID, span } from '../grid.ts';
import { ChoiceInput, LookupInput } from '../inputs.tsx';
import { type Choice, useCalculosHorimetro, useTecnicos, useTiposMedidor } from '../useLookups.ts';
import { MEDIDOR_FIELDS as FIELD } from './fields.ts';

/** Every field of a flow meter. A calibration date sets the next check and the validity (spec 2 §5). */
export function MedidorInputs({ readOnly }: { readOnly: boolean }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const tecnicos = useTecnicos();
  const tipos = useTiposMedidor();
  const calculos = useCalculosHorimetro();
  const validades: readonly Choice[] = [
    [1, translate('ficha.medidor.valid')],
    [0, translate('ficha.medidor.invalid')],
  ];

  function follow(calibragem: Value) {
    if (!isCalendarDate(calibragem)) return;
    for (const [name, due] of Object.entries(calibrationDates(calibragem))) {
      setValue(name, due, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <Box sx={GRID}>
      <Box sx={span(3)}>
        <KindInput field={FIELD.registro} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.data} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <LookupInput field={FIELD.tecnico} readOnly={readOnly} lookup={tecnicos} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.tipo} readOnly={readOnly} lookup={tipos} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.calibracao} readOnly={readOnly} onTyped={follow} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.verificar} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.verificado} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.validade} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.lacre} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.serie} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.equipamento} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.modelo} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.calculo} readOnly={readOnly} lookup={calculos} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.certificado} readOnly={readOnly} choices={validades} />
      </Box>
      <Box sx={span(4)}>
        <KindInput field={FIELD.fonte} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.situacao} readOnly={readOnly} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <KindInput field={FIELD.motivo} readOnly={readOnly} />
      </Box>
    </Box>
  );
}
